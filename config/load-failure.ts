/** The box that every static page carries, hidden, until scripts run. */
export const loadFailureId = 'load-failure';

/**
 * Runs in <head>, before any script is requested. When one of the site's own scripts fails before the page is hydrated, the page
 * can be read but does nothing: the box says so, and its button reloads. Hydration removes the box, so after that
 * there is nothing to show. Third-party scripts, such as analytics, may fail.
 */
export const loadFailureScript = (assets: string) =>
  `(function(d){function s(){var b=d.getElementById(${JSON.stringify(loadFailureId)});if(b){b.hidden=false;b.querySelector('button').onclick=function(){location.reload()}}}addEventListener('error',function(e){var t=e.target;if(t&&t.tagName==='SCRIPT'&&t.src.indexOf(location.origin+${JSON.stringify(assets)})===0){if(d.readyState==='loading')d.addEventListener('DOMContentLoaded',s);else s()}},true)})(document)`;
