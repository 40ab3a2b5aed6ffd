/** What a reader pastes: the code after the change, where lines are marked as removed. */
export function copyableText(pre: HTMLElement | null): string {
  const lines = [...(pre?.querySelectorAll('.line') ?? [])].filter((line) => line.tagName !== 'DEL');
  return lines
    .map((line) => line.textContent ?? '')
    .join('')
    .replace(/\n$/, '');
}
