/**
 * CloudFront runs this for every request (event "viewer request", runtime cloudfront-js-2.0): one
 * redirect from other forms of a page's address, and the file of the page that an address names.
 * CloudFront's own little language: no modules, and the function has to be called `handler`.
 */
const OTHER_FORM = /^\/index(\.html)?$|^(\/[^/.]+)(\/|\.html|\/index|\/index\.html)$/;

const queryOf = (request) => {
  const pairs = [];
  for (const name of Object.keys(request.querystring)) {
    const entry = request.querystring[name];
    for (const each of entry.multiValue || [entry]) pairs.push(`${name}=${each.value}`);
  }
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
};

// eslint-disable-next-line @typescript-eslint/no-unused-vars -- called by CloudFront
function handler(event) {
  const request = event.request;
  const form = OTHER_FORM.exec(request.uri);
  if (form) {
    return {
      statusCode: 308,
      statusDescription: 'Permanent Redirect',
      headers: { location: { value: (form[2] || '/') + queryOf(request) } },
    };
  }
  if (request.uri === '/') request.uri = '/index.html';
  else if (!/\.[^/]*$/.test(request.uri)) request.uri += '.html';
  return request;
}
