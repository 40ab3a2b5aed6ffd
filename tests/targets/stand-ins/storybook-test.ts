/** Storybook's `fn` makes a function that remembers its calls; here nobody asks for them. */
export const fn = () => () => {};
