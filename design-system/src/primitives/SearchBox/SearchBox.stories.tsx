import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { courseSuggestions } from './SearchBox.fixtures.ts';
import { SearchBox } from './SearchBox.tsx';
import type { SearchBoxProps } from './SearchBox.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { language } from '../../internal/phrases/language.fixtures.ts';
import { containing, said } from '../../internal/said.fixtures.ts';
import { translations } from '../../styles/translations.ts';

function Typed({ value: first, ...props }: SearchBoxProps) {
  const [value, setValue] = useState(first);
  return (
    <div>
      <SearchBox
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange(next);
        }}
      />
      {/* Room for the list, which is not in the flow. */}
      <div aria-hidden="true">{'\u00A0'}</div>
    </div>
  );
}

const meta = {
  title: 'Primitives/SearchBox',
  component: Typed,
  args: {
    label: t('Ieškoti kursų'),
    placeholder: t('Kursas, tema ar miestas'),
    value: '',
    onChange: fn(),
    onSubmit: fn(),
    onPick: fn(),
    suggestions: courseSuggestions,
    status: t('4 kursai'),
  },
} satisfies Meta<typeof Typed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed, and what it marks. */
const { typed, marked } = {
  lt: { typed: 'zaiz', marked: 'Žaiz' },
  en: { typed: 'woun', marked: 'Woun' },
  ru: { typed: 'уход', marked: 'Уход' },
}[language];

/** The keys of the combobox: arrows, Alt with arrows, caret keys, Tab, Enter, Esc, which also clears. */
export const WithSuggestions: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: t('Ieškoti kursų') });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    // Typed while the list is being loaded: no letter is lost.
    await userEvent.type(field, typed);
    await expect(field).toHaveValue(typed);
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await expect(canvas.getByText(marked).tagName).toBe('MARK');

    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = canvas.getByRole('option', { name: containing(t('Lėtinių žaizdų gydymas namuose')) });
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', second.id);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    // Caret keys leave the list.
    for (const key of ['{Home}', '{End}', '{ArrowLeft}', '{ArrowRight}']) {
      await userEvent.keyboard('{ArrowDown}');
      await expect(field).toHaveAttribute('aria-activedescendant');
      await userEvent.keyboard(key);
      await expect(field).not.toHaveAttribute('aria-activedescendant');
    }
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: said(translations, 'clear') })).toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab({ shift: true });
    await expect(field).toHaveFocus();

    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith(courseSuggestions[3]);
    await expect(field).toHaveAttribute('aria-expanded', 'false');

    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue(typed);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');

    await userEvent.type(field, 'ekg{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('ekg');
  },
};

/** Left open, for the screenshot. */
export const Open: Story = {
  args: { value: typed },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await canvas.findByRole('option', { name: /ALS/ }));
    await expect(args.onPick).toHaveBeenCalledWith(courseSuggestions[2]);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
};

/** A pointer that passes over a field with words in it neither opens the list nor takes the focus. */
export const Passed: Story = {
  tags: ['!dev', '!autodocs', 'no-picture'],
  args: { value: typed },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.hover(field);
    // By then the list would have taken it.
    await import('../Listbox/FieldList.tsx');
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await expect(field).not.toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Nothing: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: 'gaivynimas', suggestions: [], status: t('Nieko nerasta') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox'));
    await expect((await canvas.findAllByText(t('Nieko nerasta')))[0]).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Loading: Story = {
  args: { value: 'als', suggestions: [], loading: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
  },
};

/** A plain search field, without suggestions. */
export const Plain: Story = {
  args: { suggestions: undefined, status: undefined, size: 'lg', value: t('gaivinimas') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: said(translations, 'clear') }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
