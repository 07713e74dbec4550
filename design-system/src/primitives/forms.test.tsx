import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { ControllerRenderProps } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CheckboxGroup } from './CheckboxGroup/index.ts';
import { Checkbox } from './Checkbox/index.ts';
import { Combobox } from './Combobox/index.ts';
import { DateField } from './DateField/index.ts';
import { FileField } from './FileField/index.ts';
import { MultiSelect } from './MultiSelect/index.ts';
import { NumberField } from './NumberField/index.ts';
import { PasswordInput } from './PasswordInput/index.ts';
import { PhoneField } from './PhoneField/index.ts';
import { PhotoField } from './PhotoField/index.ts';
import { RadioGroup } from './RadioGroup/index.ts';
import { RatingInput } from './RatingInput/index.ts';
import { Scale } from './Scale/index.ts';
import { Select } from './Select/index.ts';
import { Switch } from './Switch/index.ts';
import { TextArea } from './TextArea/index.ts';
import { TextInput } from './TextInput/index.ts';
import { TimeField } from './TimeField/index.ts';

interface Values {
  first: unknown;
  second: unknown;
}
type Given = Omit<ControllerRenderProps<Values>, 'value'> & { 'data-testid': string };

const label = 'Laukas';
const options = [
  { value: 'a', label: 'Pirmas' },
  { value: 'b', label: 'Antras' },
];
const countries = [{ code: 'LT', name: 'Lietuva', prefix: '370' }] as const;

/** Every field with what react-hook-form gives it, its value empty. */
const fields: readonly [name: string, draw: (field: Given) => ReactElement][] = [
  ['CheckboxGroup', (field) => <CheckboxGroup {...field} label={label} options={options} value={[]} />],
  ['Checkbox', (field) => <Checkbox {...field} label={label} checked={false} />],
  ['DateField', (field) => <DateField {...field} label={label} value="" />],
  ['FileField', (field) => <FileField {...field} label={label} value={[]} />],
  ['NumberField', (field) => <NumberField {...field} label={label} value="" />],
  [
    'PasswordInput',
    (field) => <PasswordInput {...field} label={label} autoComplete="new-password" value="" />,
  ],
  ['PhoneField', (field) => <PhoneField {...field} label={label} countries={countries} value="" />],
  ['PhotoField', (field) => <PhotoField {...field} label={label} person="Rūta" value={null} />],
  ['RadioGroup', (field) => <RadioGroup {...field} label={label} options={options} value="" />],
  ['RatingInput', (field) => <RatingInput {...field} label={label} value="" />],
  ['Scale', (field) => <Scale {...field} label={label} low="Blogai" high="Gerai" value="" />],
  ['Select', (field) => <Select {...field} label={label} options={options} value="" />],
  ['Switch', (field) => <Switch {...field} label={label} checked={false} />],
  ['TextArea', (field) => <TextArea {...field} label={label} value="" />],
  ['TextInput', (field) => <TextInput {...field} label={label} value="" />],
];

const rules = { validate: () => 'Užpildykite' };

/** A form whose two fields are both wrong. */
function Form({ draw }: { draw: (field: Given) => ReactElement }) {
  const { control, handleSubmit, formState } = useForm<Values>({ defaultValues: { first: '', second: '' } });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <Controller
        name="first"
        control={control}
        rules={rules}
        render={({ field }) => draw({ ...field, 'data-testid': 'first' })}
      />
      <Controller
        name="second"
        control={control}
        rules={rules}
        render={({ field: { value: _value, ...field } }) => <DateField {...field} label="Data" value="" />}
      />
      <p data-testid="left">{Object.keys(formState.touchedFields).join(' ')}</p>
      <button type="submit">Siųsti</button>
    </form>
  );
}

const complaints = vi.spyOn(console, 'error');
beforeEach(() => {
  complaints.mockReset();
});
afterEach(cleanup);

test.each(fields)(
  '%s takes the focus as the first wrong field, and says that it was left',
  async (_, draw) => {
    render(<Form draw={draw} />);
    const submit = screen.getByRole('button', { name: 'Siųsti' });
    submit.focus();
    await act(async () => {
      fireEvent.click(submit);
      await Promise.resolve();
    });
    const first = screen.getByTestId('first');
    expect(document.activeElement).toBe(
      first.matches('fieldset') ? first.querySelector('input:not([hidden]), button') : first,
    );
    expect(screen.getByTestId('left').textContent).toBe('');
    act(() => {
      submit.focus();
    });
    expect(screen.getByTestId('left').textContent).toBe('first');
    expect(complaints).not.toHaveBeenCalled();
  },
);

test('nothing is chosen where no choice is known yet', () => {
  render(<Select label={label} placeholder="Pasirinkite" options={options} defaultValue={undefined} />);
  expect(screen.getByLabelText<HTMLSelectElement>(label).value).toBe('');
});

test('a time is submitted as it is read, before it is left too', () => {
  render(
    <form data-testid="form">
      <TimeField label={label} name="start" />
    </form>,
  );
  fireEvent.change(screen.getByLabelText(label), { target: { value: '9' } });
  expect([...new FormData(screen.getByTestId<HTMLFormElement>('form'))]).toEqual([['start', '09:00']]);
});

test('the last option that is taken out leaves the focus in its field', () => {
  const field = (value: typeof options) => <MultiSelect label={label} options={options} value={value} />;
  const { rerender } = render(field(options.slice(0, 1)));
  const chip = screen.getByRole('button', { name: /Pirmas/ });
  chip.focus();
  fireEvent.click(chip);
  rerender(field([]));
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});

test('what a number field could not read gives way to a number from outside', () => {
  const field = (value: number) => <NumberField label={label} value={value} />;
  const { rerender } = render(field(1));
  const input = screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.change(input, { target: { value: 'pusė' } });
  fireEvent.blur(input);
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['pusė', 'true']);
  rerender(field(2));
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['2', null]);
});

test('what is disabled is not submitted', () => {
  const field = { label, name: 'field', disabled: true };
  render(
    <form data-testid="form">
      <Combobox {...field} options={options} value={options[0]} />
      <MultiSelect {...field} options={options} value={options} />
      <PhoneField {...field} countries={countries} value="+37060000000" />
    </form>,
  );
  const form = screen.getByTestId('form');
  expect(form instanceof HTMLFormElement && [...new FormData(form).keys()]).toEqual([]);
});
