/* The shell without a network: the page itself is kept, never what a server says of a table. */
const SHELF = 'grimtable-shell'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.add('/')).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

async function kept(request) {
  const shelf = await caches.open(SHELF)
  const found = await shelf.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await shelf.put(request, answer.clone())
  return answer
}

/** The newest page; without a network, the one that was kept. Files of older pages are let go. */
async function page(request) {
  const shelf = await caches.open(SHELF)
  try {
    const answer = await fetch(request)
    if (answer.ok) {
      const text = await answer.clone().text()
      const old = await shelf.match('/')
      if (!old || (await old.text()) !== text) {
        for (const key of await shelf.keys()) await shelf.delete(key)
        await shelf.put('/', answer.clone())
      }
    }
    return answer
  } catch (error) {
    const found = await shelf.match('/')
    if (found) return found
    throw error
  }
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api')) return
  if (event.request.mode === 'navigate') event.respondWith(page(event.request))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(event.request))
})
