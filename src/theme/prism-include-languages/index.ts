/** Code is highlighted while the site is built: there are no grammars to load. */
export default function prismIncludeLanguages(): void {}
