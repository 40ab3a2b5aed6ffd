/*
 * Before core/lib/client/clientEntry.js, which needs nearly all of the site's code: a phone that runs it in one go answers nobody for
 * half a second. Here it is run in parts, and between them the browser can do what the reader wants. All are in the same file
 * ("eager"); the styles among them stay in Docusaurus' order, because those of its client modules come first.
 */

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@generated/client-modules');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@generated/routes');
  await nextTask();
  const {default: load} = await import(/* webpackMode: "eager" */ './loaded-pages');
  // The files of the page come while the rest is run. The last part asks for them again, and fails if they cannot be had.
  load(window.location.pathname).catch(() => {});
  await nextTask();
  const {firstSize} = await import(/* webpackMode: "eager" */ './window-size');
  firstSize();
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["BrowserRouter"] */ 'react-router-dom');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@generated/globalData');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();
