/** The members of a graph that can be reached from themselves. */
export function findCycle<T>(edges: ReadonlyMap<T, ReadonlySet<T>>): T[] {
  return [...edges.keys()].filter((start) => reachable(edges, start).has(start));
}

function reachable<T>(edges: ReadonlyMap<T, ReadonlySet<T>>, start: T): Set<T> {
  const reached = new Set<T>();
  const open = [start];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const next of edges.get(node) ?? []) {
      if (!reached.has(next)) open.push(next);
      reached.add(next);
    }
  }
  return reached;
}
