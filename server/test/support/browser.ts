/** A browser as far as sign-on needs one: cookies by host, redirects, and forms that it fills in. */
export interface Browser {
  /** Opens an address and follows redirects, until one leads to a page that `stops` names. */
  open(url: string, stops?: (url: URL) => boolean): Promise<Opened>;
  /** Fills in the form of the page and presses the button that has the value. */
  submit(
    page: Opened,
    fields: Readonly<Record<string, string>>,
    stops?: (url: URL) => boolean,
  ): Promise<Opened>;
  /** Calls the app as its own pages do; without a body it reads. */
  call(url: string, body?: object): Promise<Response>;
  readonly cookies: Map<string, Map<string, string>>;
}

export interface Opened {
  readonly url: URL;
  readonly status: number;
  readonly html: string;
}

export function createBrowser(): Browser {
  const cookies = new Map<string, Map<string, string>>();

  async function ask(url: URL, init: RequestInit): Promise<Response> {
    const jar = cookies.get(url.hostname) ?? new Map<string, string>();
    cookies.set(url.hostname, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...Object.fromEntries(new Headers(init.headers)), ...(cookie === '' ? {} : { cookie }) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /expires=thu, 01 jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  async function follow(first: URL, init: RequestInit, stops: (url: URL) => boolean): Promise<Opened> {
    let url = first;
    let response = await ask(url, init);
    for (let hops = 0; hops < 20; hops += 1) {
      const location = response.headers.get('location');
      if (location === null) break;
      url = new URL(location, url);
      if (stops(url)) return { url, status: response.status, html: '' };
      response = await ask(url, {});
    }
    return { url, status: response.status, html: await response.text() };
  }

  return {
    cookies,
    open: (url, stops = () => false) => follow(new URL(url), {}, stops),
    submit: (page, fields, stops = () => false) => {
      const body = new URLSearchParams();
      for (const [, name = '', value = ''] of page.html.matchAll(
        /<input type="hidden" name="([^"]+)" value="([^"]*)"/g,
      ))
        body.set(name, value);
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const action = /<form[^>]* action="([^"]+)"/.exec(page.html)?.[1] ?? page.url.href;
      return follow(new URL(action, page.url), { method: 'POST', body }, stops);
    },
    call: (url, body) =>
      ask(new URL(url), {
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
        headers: {
          'content-type': 'application/json',
          'x-token-transport': 'cookie',
          'x-requested-with': 'XMLHttpRequest',
          'sec-fetch-site': 'same-origin',
        },
      }),
  };
}
