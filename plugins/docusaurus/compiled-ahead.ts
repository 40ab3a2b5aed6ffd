import type {ConfigureWebpackUtils} from '@docusaurus/types';

/**
 * V8 compiles a function when it is called for the first time, and most functions of a page's scripts are called while it wakes: a third of
 * the time that takes was compiling. With this comment at the top of a file, they are compiled while it is loaded, beside everything else.
 * Other engines read over it.
 */
const hint = '//# allFunctionsCalledOnLoad';

/** After the minifier, which drops comments, and before the names of the files are taken from what is in them. */
const stage = 1000;

export const compiledAhead = ({currentBundler}: ConfigureWebpackUtils) =>
  new currentBundler.instance.BannerPlugin({banner: hint, raw: true, test: /\.js$/, stage});
