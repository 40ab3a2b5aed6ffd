/** The box that every static page carries, hidden, until scripts run. */
export const loadFailureId = 'load-failure';

/**
 * Runs in <head>, before any script is asked for. One of the site's own that fails before the page has come to life leaves a page
 * that can be read but does nothing: the box says so, and its button reloads. Once the page lives the box is gone from it, and
 * there is nothing to show. Scripts of others, such as analytics, may fail.
 */
export const loadFailureScript = (assets: string) =>
  `(function(d){function s(){var b=d.getElementById(${JSON.stringify(loadFailureId)});if(b){b.hidden=false;b.querySelector('button').onclick=function(){location.reload()}}}addEventListener('error',function(e){var t=e.target;if(t&&t.tagName==='SCRIPT'&&t.src.indexOf(location.origin+${JSON.stringify(assets)})===0){if(d.readyState==='loading')d.addEventListener('DOMContentLoaded',s);else s()}},true)})(document)`;
