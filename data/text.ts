/** A text of a registry, in every language of the site. */
export type Text = Readonly<Record<'en' | 'ko', string>>;
