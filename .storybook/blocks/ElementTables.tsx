import manifest from '../../design-system/custom-elements.json' with { type: 'json' };

interface Described {
  readonly name: string;
  readonly type?: { readonly text: string };
  readonly description?: string;
}

interface RowsProps {
  what: string;
  rows: readonly Described[];
}

function Rows({ what, rows }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <div className="book-scroll">
      <table className="book-props">
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">Type</th>
            <th scope="col">Description</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, type, description }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{type === undefined ? '–' : <code>{type.text}</code>}</td>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The attributes, events and methods of a custom element, from `custom-elements.json`. */
export function ElementTables({ of }: { of: string }) {
  const element = manifest.modules
    .flatMap(({ declarations }) => declarations)
    .find(({ tagName }) => tagName === of);
  if (element === undefined) throw new Error(`custom-elements.json has no element ${of}.`);
  const methods: readonly Described[] = 'members' in element ? (element.members ?? []) : [];
  return (
    <>
      <p>{element.description}</p>
      <Rows what="Attribute" rows={element.attributes} />
      <Rows what="Event" rows={element.events} />
      <Rows what="Method" rows={methods} />
    </>
  );
}
