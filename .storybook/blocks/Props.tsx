import { Markdown } from '@storybook/addon-docs/blocks';
import type { DescribedComponent, DescribedProp } from '../../design-system/build/describe.ts';
import { entryOf } from './entries.ts';

/** A union reads as a list of its values, which wraps between them. */
function Type({ type }: { type: string }) {
  const values = type.split(' | ');
  const isList = values.length > 1 && values.every((value) => /^[\w'"[\]-]+$/u.test(value));
  if (!isList) return <code>{type}</code>;
  return values.map((value, index) => (
    <span key={value}>
      {index > 0 && ' | '}
      <code>{value}</code>
    </span>
  ));
}

function FieldsTable({ fields }: { fields: readonly DescribedProp[] }) {
  return (
    <div className="book-scroll">
      <table className="book-props">
        <thead>
          <tr>
            <th scope="col">Prop</th>
            <th scope="col">Type</th>
            <th scope="col">Default</th>
            <th scope="col">Description</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((prop) => (
            <tr key={prop.name}>
              <th scope="row">
                <code>{prop.name}</code>
                {prop.required && <small>required</small>}
              </th>
              <td>
                <Type type={prop.type} />
              </td>
              <td>{prop.default === undefined ? '–' : <code>{prop.default}</code>}</td>
              <td>{prop.description !== undefined && <Markdown>{prop.description}</Markdown>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PropsOf({ name, props, attributes }: DescribedComponent) {
  const required = props.toSorted((one, other) => Number(other.required) - Number(one.required));
  return (
    <>
      {props.length === 0 ? <p>{name} takes no props of its own.</p> : <FieldsTable fields={required} />}
      {attributes !== undefined && (
        <p>
          Also takes React’s <code>{attributes}</code>.
        </p>
      )}
    </>
  );
}

/** The props of a component's entry and the types that they speak of, from `components.json`. */
export function Props({ of }: { of: string }) {
  const entry = entryOf(of);
  if (entry === undefined) throw new Error(`components.json has no entry ${of}.`);
  return (
    <>
      {entry.components.map((component) => (
        <section key={component.name}>
          {entry.components.length > 1 && <h3>{component.name}</h3>}
          <PropsOf {...component} />
        </section>
      ))}
      {entry.types.map(({ name, description, fields }) => (
        <section key={name}>
          <h3>{name}</h3>
          {description !== undefined && <Markdown>{description}</Markdown>}
          <FieldsTable fields={fields} />
        </section>
      ))}
    </>
  );
}
