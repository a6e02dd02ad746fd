/** How often a long build says where it is, in milliseconds. */
const intervalMs = 10_000;

/** Tells people now and then how far something has come; a build of a few seconds says nothing. */
export function tellProgress(): (where: string) => void {
  let last = performance.now();
  return (where) => {
    if (performance.now() - last < intervalMs) return;
    last = performance.now();
    console.log(where);
  };
}
