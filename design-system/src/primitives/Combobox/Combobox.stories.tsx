import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { cities, organisations } from './Combobox.fixtures.ts';
import { Combobox } from './Combobox.tsx';
import type { ComboboxProps } from './Combobox.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { comboboxWords } from './Combobox.words.ts';
import { translations } from '../../styles/translations.ts';

const onSearch = fn();
const onAdd = fn();

const meta: Meta<typeof Combobox> = {
  title: 'Primitives/Combobox',
  component: Combobox,
  args: { label: t('Miestas'), onChange: fn(), options: cities },
};
export default meta;
type Story = StoryObj<typeof Combobox>;

const searched: Partial<ComboboxProps> = {
  label: t('Organizacija'),
  options: organisations,
  onSearch,
  onAdd,
};

/** What is typed finds the city without its accents. */
const marked = t('Šiauliai').slice(0, 4);
const typed = marked.toLowerCase().replace('š', 's');

/** The keys of the combobox with list autocomplete: arrows, Alt with arrows, Enter, Esc, Home, Tab. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: t('Miestas') });
    await expect(field).toHaveAttribute('aria-autocomplete', 'list');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');

    // The list is loaded with the first use, and opens where that asked for it.
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');

    await userEvent.keyboard('{ArrowUp}');
    const last = canvas.getByRole('option', { name: t('Vilnius') });
    await expect(field).toHaveAttribute('aria-activedescendant', last.id);
    // Only active: nothing is chosen yet.
    const chosen = () => canvas.queryByRole('option', { selected: true });
    await expect(chosen()).toBeNull();
    const firstIsActive = async () => {
      await expect(field).toHaveAttribute('aria-activedescendant', canvas.getAllByRole('option')[0]?.id);
    };
    for (const key of ['{Home}', '{End}', '{ArrowLeft}', '{ArrowRight}']) {
      await userEvent.keyboard(key);
      await expect(field).not.toHaveAttribute('aria-activedescendant');
      await userEvent.keyboard('{ArrowDown}');
      await firstIsActive();
    }
    // Past the first comes the field again.
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).not.toHaveAttribute('aria-activedescendant');

    await userEvent.type(field, typed);
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await expect(canvas.getByText(marked).tagName).toBe('MARK');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: t('Šiauliai'), label: t('Šiauliai') });
    await expect(field).toHaveValue(t('Šiauliai'));
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveFocus();
    // It opens on the chosen option; the active one looks different.
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', chosen()?.id);
    await userEvent.keyboard('{ArrowDown}');
    await expect(chosen()).toHaveAccessibleName(t('Šiauliai'));
    await expect(field).not.toHaveAttribute('aria-activedescendant', chosen()?.id);
    await userEvent.keyboard('{Escape}');

    // Text that matches no option is replaced by the chosen value.
    await userEvent.type(field, 'zzz');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.tab();
    await expect(field).toHaveValue(t('Šiauliai'));

    // A label typed in full is chosen.
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, t('Kaunas').toLowerCase());
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: t('Kaunas'), label: t('Kaunas') });
    field.focus();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};

/** A hint below three letters; from three on `onSearch` is called. */
export const Searched: Story = {
  args: searched,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    const [minimum] = await canvas.findAllByText(said(comboboxWords, 'minimum', { letters: 3 }));
    await expect(minimum).toBeVisible();
    await userEvent.type(field, 'ne');
    await expect(onSearch).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('option')).toBeNull();
    await userEvent.type(field, 'mu');
    await expect(onSearch).toHaveBeenLastCalledWith('nemu');
    await expect(canvas.getByText(said(comboboxWords, 'found', { count: 4 }))).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('option', { name: t('Nemuno klinikos') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(organisations[0]);
    await expect(field).toHaveFocus();
    await userEvent.click(
      canvas.getByRole('button', { name: `${said(translations, 'clear')}: ${t('Organizacija')}` }),
    );
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'zzz');
    await userEvent.click(
      canvas.getByRole('button', { name: `${said(translations, 'clear')}: ${t('Organizacija')}` }),
    );
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'zzz');
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: `${said(translations, 'clear')}: ${t('Organizacija')}` }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'nemu');
  },
};

export const TooShort: Story = {
  args: searched,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'ne');
    await canvas.findAllByText(said(comboboxWords, 'minimum', { letters: 3 }));
  },
};

export const Loading: Story = {
  args: { ...searched, options: [], loading: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'nemun');
    const [loading] = await canvas.findAllByText(said(translations, 'loading'));
    await expect(loading).toBeVisible();
  },
};

/** The typed text can be added if no option has that label. */
export const Nothing: Story = {
  tags: ['!dev', '!autodocs'],
  args: { ...searched, options: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Pušyno namai');
    const [empty] = await canvas.findAllByText(said(comboboxWords, 'empty'));
    await expect(empty).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onAdd).toHaveBeenCalledWith('Pušyno namai');
    await userEvent.type(field, 'Pušyno namai');
    await expect(
      canvas.getByRole('option', { name: said(comboboxWords, 'add', { text: 'Pušyno namai' }) }),
    ).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <Combobox {...args} label={t('Miestas')} defaultValue={cities[2]} hint={t('Kur dirbate dažniausiai')} />
      <Combobox {...args} label={t('Pareigos')} optional placeholder={t('Pasirinkite')} />
      <Combobox {...args} label={t('Organizacija')} error={t('Pasirinkite organizaciją iš sąrašo')} />
      <Combobox {...args} label={t('Šalis')} defaultValue={{ value: 'LT', label: t('Lietuva') }} disabled />
    </Stack>
  ),
};

export const LongTexts: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    label: longWords.lt,
    hint: longWords.en,
    options: [
      { value: '1', label: `${longWords.lt} ${longWords.lt} ${longWords.lt}`, detail: longWords.lt },
      { value: '2', label: longWords.ru, lang: 'ru' },
    ],
    defaultValue: { value: '2', label: longWords.ru },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox'));
    await canvas.findByRole('listbox');
  },
};
