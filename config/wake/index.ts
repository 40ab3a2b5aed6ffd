/** Stands in the template for the script of all pages (`page/`), which the app would have in its configuration otherwise. */
const placeholder = 'wake()';

/** The page with the script, which is given minified, and with the names of the page's own scripts, by what they are for. */
export function withScript(html: string, minified: string, names: Record<string, string[]> = {}): string {
  const [before, after, ...more] = html.split(`>${placeholder}</script>`);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(
      `config/wake: a page has <script>${placeholder}</script> ${more.length + (after === undefined ? 0 : 1)} times, expected once.`,
    );
  const given = Object.entries(names).map(([what, files]) => ` data-${what}="${files.join(' ')}"`);
  return `${before}${given.join('')}>${minified}</script>${after}`;
}

/**
 * Docusaurus' own template (core/lib/ssg/ssgTemplate.html.js), but for the scripts: they are named, and the script of the page asks for
 * them. It comes before the style sheet, for which a script would have to wait.
 */
export const ssrTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <script data-app="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">${placeholder}</script>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
