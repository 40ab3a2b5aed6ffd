/** What a reader pastes: the lines that are shown, and the code after the change, where lines are marked as removed. */
export function copyableText(pre: HTMLElement | null): string {
  const lines = [...(pre?.querySelectorAll('.line') ?? [])].filter(
    (line) => line.tagName !== 'DEL' && getComputedStyle(line).display !== 'none',
  );
  return lines
    .map((line) => line.textContent ?? '')
    .join('')
    .replace(/\n$/, '');
}
