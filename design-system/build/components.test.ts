import { expect, test } from 'vitest';
import described from '../components.json' with { type: 'json' };

/** Subpaths with props that still lack a description. The list only gets shorter. */
const undescribed: ReadonlySet<string> = new Set([
  'domain/AbilityList',
  'domain/AccountLayout',
  'domain/AuthPanel',
  'domain/Awards',
  'domain/BuyPanel',
  'domain/CartItem',
  'domain/CartTotals',
  'domain/CategoryLabel',
  'domain/CategoryTile',
  'domain/CompanyForm',
  'domain/CourseCard',
  'domain/CourseGrid',
  'domain/CourseHeader',
  'domain/CourseMeta',
  'domain/CoursePlate',
  'domain/DiscountField',
  'domain/Invoice',
  'domain/MessageThread',
  'domain/OfferList',
  'domain/OrderSummary',
  'domain/PaymentMethodPicker',
  'domain/ProductList',
  'domain/ProfileMenu',
  'domain/PurchaseRow',
  'domain/QrModal',
  'domain/ShareDialog',
  'domain/SubjectsAccordion',
  'primitives/Checkbox',
  'primitives/Field',
  'primitives/PasswordInput',
  'primitives/Select',
  'primitives/Switch',
  'primitives/TextArea',
  'primitives/TextInput',
]);

/** A prop or a field as it stands in `components.json`, which leaves out what is undefined. */
interface Written {
  readonly name: string;
  readonly type: string;
  readonly description?: string;
}

const entries = described.map(({ import: path, components, types }) => ({
  path: path.replace('@medeina/design-system/', ''),
  props: components.flatMap(({ name, props }) =>
    props.map((prop: Written) => ({ ...prop, name: `${name}.${prop.name}` })),
  ),
  fields: types.flatMap(({ name, fields }) =>
    fields.map((field: Written) => ({ ...field, name: `${name}.${field.name}` })),
  ),
}));

test.each(entries)('$path: each type can be read', ({ props, fields }) => {
  const unreadable = [...props, ...fields].filter(
    ({ type }) => type === '' || /\b(?:unknown|any)\b|^\.\.\.|import\(/u.test(type),
  );
  expect(unreadable.map(({ name, type }) => `${name}: ${type}`)).toEqual([]);
});

test.each(entries.filter(({ path }) => !undescribed.has(path)))(
  '$path: each prop says what it is for',
  ({ props }) => {
    const silent = props.filter(({ description }) => description === undefined);
    expect(silent.map(({ name }) => name)).toEqual([]);
  },
);
