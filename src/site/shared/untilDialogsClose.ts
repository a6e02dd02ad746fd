/** For content without the dialog that may be open: a sold car has another form. */
export async function untilDialogsClose(): Promise<void> {
  for (;;) {
    const dialog = document.querySelector('dialog[open]');
    if (!dialog) return;
    await new Promise((resolve) => dialog.addEventListener('close', resolve));
  }
}
