/** Parses a curl command of the guide, so that its examples run without curl. */
interface CurlExample {
  command: string;
  values: Readonly<Record<string, string>>;
  /** Files named by `@name` in a form. */
  files: Readonly<Record<string, File>>;
}

const fillIn = (text: string, values: CurlExample['values']): string =>
  text.replace(/\$(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The example names $${name}, which the test does not know.`);
    return value;
  });

const words = ({ command, values }: CurlExample): string[] =>
  [...command.replaceAll('\\\n', ' ').matchAll(/'([^']*)'|"((?:\\.|[^"\\])*)"|([^\s'"]+)/g)].map(
    ([, plain, quoted, bare]) => plain ?? fillIn((quoted ?? bare ?? '').replaceAll('\\"', '"'), values),
  );

const toForm = (part: string, files: CurlExample['files']): FormData => {
  const [name = '', file = ''] = part.split('=@');
  const form = new FormData();
  form.append(name, files[file] ?? '');
  return form;
};

/** The request a curl command makes; supports -X, -H, -d, -F and -o. */
export const toCurlRequest = (example: CurlExample): Request => {
  const [program, ...rest] = words(example);
  if (program !== 'curl') throw new Error(`The example is not a curl command: ${example.command}`);
  const headers = new Headers();
  let [method, url, body]: [string, string, string | FormData | null] = ['GET', '', null];
  for (let at = 0; at < rest.length; at += 1) {
    const word = rest[at] ?? '';
    const value = (): string => rest[(at += 1)] ?? '';
    if (word === '-X') method = value();
    else if (word === '-d') body = value();
    else if (word === '-o') value();
    else if (word === '-F') body = toForm(value(), example.files);
    else if (word === '-H') headers.append(...toHeader(value()));
    else url = word;
  }
  return new Request(url, { method, headers, body });
};

const toHeader = (line: string): [string, string] => {
  const end = line.indexOf(':');
  return [line.slice(0, end), line.slice(end + 1).trim()];
};
