/** Puts the reader's platform on <html> before the first paint, as data-platform: `<Keys>` shows the right keys from the start. */
export const platformScript = `(function(n){document.documentElement.setAttribute('data-platform',/mac|iphone|ipad|ipod/i.test((n.userAgentData&&n.userAgentData.platform)||n.platform||n.userAgent)?'mac':'other')})(navigator)`;
