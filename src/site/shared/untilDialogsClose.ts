/** New content may not have the dialog that is open: the form about a car that was sold. */
export async function untilDialogsClose(): Promise<void> {
  for (;;) {
    const dialog = document.querySelector('dialog[open]');
    if (!dialog) return;
    await new Promise((resolve) => dialog.addEventListener('close', resolve));
  }
}
