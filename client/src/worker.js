/* The page without a network: everything it is built of is kept, never what a server says of a table.
   A worker takes over with the next visit and not in the middle of one, and it keeps what belongs
   together: the page of one build with the files of that build. The build fills in BUILD and FILES. */
const SHELF = `grimtable-${BUILD}`
const PATIENCE = 4000

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))))
})

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('grimtable-') && name !== SHELF
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))))
})

/** The newest page; the kept one if there is no network, or one that does not answer. */
async function page(request) {
  const kept = () => caches.match('/', { cacheName: SHELF })
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  const asked = fetch(request)
  asked.catch(() => {}) // it may fail when nobody waits for it any more
  try {
    return (await Promise.race([asked, late.then(kept)])) ?? (await asked)
  } catch {
    return (await kept()) ?? Response.error()
  }
}

async function file(request) {
  return (await caches.match(request, { cacheName: SHELF, ignoreSearch: true, ignoreVary: true })) ?? fetch(request)
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  if (mode === 'navigate' && pathname === '/') event.respondWith(page(event.request))
  else if (FILES.includes(pathname) && pathname !== '/') event.respondWith(file(event.request))
})
