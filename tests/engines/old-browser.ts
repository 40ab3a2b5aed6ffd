import postcss, {type AtRule} from 'postcss';

/** Of src/css/old-browser.css: what is for browsers that are too old. No other sheet may start a condition so. */
const isForOldBrowsers = ({params}: AtRule) => /^not\b/.test(params);

/** What a browser without cascade layers, mixed colors and container queries makes of a style sheet: Safari 15.3, Chrome 98. */
export function asOldBrowsersRead(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules(/^(?:layer|container)$/, (rule) => void rule.remove());
  sheet.walkAtRules('supports', (rule) => void (isForOldBrowsers(rule) ? rule.replaceWith(rule.nodes ?? []) : rule.remove()));
  sheet.walkDecls((declaration) => {
    if (!declaration.prop.startsWith('--') && declaration.value.includes('color-mix(')) declaration.remove();
  });
  return sheet.toString();
}

/** Whether a condition of `@supports` holds where `isKnown` tells which declarations are understood. */
export function holds(condition: string, isKnown: (declaration: string) => boolean): boolean {
  let text = condition.replace(/\(\s*([\w-]+\s*:\s*(?:[^()]|\([^()]*\))*?)\s*\)/g, (_, declaration: string) =>
    String(isKnown(declaration)),
  );
  for (let before = ''; before !== text; ) {
    before = text;
    text = text
      .replace(/\(\s*(true|false)\s*\)/g, '$1')
      .replace(/\bnot\s+(true|false)\b/g, (_, value) => String(value === 'false'))
      .replace(/\b(true|false)((?:\s+and\s+(?:true|false))+)/g, (all) => String(!all.includes('false')))
      .replace(/\b(true|false)((?:\s+or\s+(?:true|false))+)/g, (all) => String(all.includes('true')));
  }
  if (!/^\s*(?:true|false)\s*$/.test(text)) throw new Error(`Not a condition: ${condition} (${text})`);
  return text.trim() === 'true';
}
