/** The nodes of a graph that are part of a cycle. */
export function findCycle<T>(edges: ReadonlyMap<T, ReadonlySet<T>>): T[] {
  return [...edges.keys()].filter((start) => reachable(edges, start).has(start));
}

/** Number of nodes on the longest path, in a graph without cycles. */
export function longestPath<T>(
  edges: ReadonlyMap<T, ReadonlySet<T>>,
  start: T,
  known = new Map<T, number>(),
): number {
  const before = known.get(start);
  if (before !== undefined) return before;
  const length =
    1 + Math.max(0, ...[...(edges.get(start) ?? [])].map((next) => longestPath(edges, next, known)));
  known.set(start, length);
  return length;
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
