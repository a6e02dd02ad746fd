/** A CacheStorage in memory with one cache, and its `entries` by address. */
export function createCaches() {
  const entries = new Map<string, Response>();
  const cache = {
    match: async (address: string) => entries.get(address)?.clone(),
    matchAll: async () => [...entries.values()].map((answer) => answer.clone()),
    put: async (address: string, response: Response) => void entries.set(address, response),
    delete: async (address: string) => entries.delete(address),
    keys: async () => [...entries.keys()],
  };
  return { open: async () => cache, entries };
}
