/** Focuses a field of the form, by its path, and unfolds what holds it. @param reveal shows the field before */
export function revealField(path: string, reveal: ((path: string) => void) | undefined): void {
  reveal?.(path);
  const field = document.querySelector<HTMLElement>(
    `[name="${CSS.escape(path)}"], [data-field="${CSS.escape(path)}"]`,
  );
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  field?.focus();
}
