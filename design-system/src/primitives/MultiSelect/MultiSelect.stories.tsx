import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { cities, organisations } from '../Combobox/Combobox.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { MultiSelect } from './MultiSelect.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { containing, said } from '../../internal/said.fixtures.ts';
import { multiSelectWords } from './MultiSelect.words.ts';
import { comboboxWords } from '../Combobox/Combobox.words.ts';

const onAdd = fn();

const meta: Meta<typeof MultiSelect> = {
  title: 'Primitives/MultiSelect',
  tags: ['new'],
  component: MultiSelect,
  args: { label: t('Miestai'), options: cities, onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof MultiSelect>;

/** The list stays open while several are picked; the keys reach what is chosen too. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: t('Miestai') });
    const chosen = () =>
      canvas
        .queryAllByRole('button', { name: containing(said(multiSelectWords, 'remove', { name: '' }).trim()) })
        .map(({ textContent }) => textContent);
    // What is picked is told after the list has been drawn.
    const untilChosen = (...names: string[]) => waitFor(() => expect(chosen()).toEqual(names));
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard(`${t('Kaunas').slice(0, 4).toLowerCase()}{ArrowDown}{Enter}`);
    await untilChosen(t('Kaunas'));
    await expect(field).toHaveValue('');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(
      canvas.getByText(said(multiSelectWords, 'added', { name: t('Kaunas'), count: 1 })),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.click(canvas.getByRole('option', { name: t('Vilnius') }));
    await userEvent.click(canvas.getByRole('option', { name: t('Alytus') }));
    await untilChosen(t('Kaunas'), t('Vilnius'), t('Alytus'));
    await expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(3);
    // A chosen row again: removed.
    await userEvent.click(canvas.getByRole('option', { name: t('Vilnius') }));
    await untilChosen(t('Kaunas'), t('Alytus'));
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(
      canvas.getByRole('button', { name: said(multiSelectWords, 'remove', { name: t('Alytus') }) }),
    ).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await untilChosen(t('Alytus'));
    await expect(
      canvas.getByRole('button', { name: said(multiSelectWords, 'remove', { name: t('Alytus') }) }),
    ).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await untilChosen();
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await userEvent.type(field, `${t('Vilnius').slice(0, 3)}{ArrowDown}{Enter}`);
    await untilChosen(t('Vilnius'));
    await userEvent.type(field, `${t('Kaunas').slice(0, 3)}{ArrowDown}{Enter}`);
    await untilChosen(t('Vilnius'), t('Kaunas'));
  },
};

/** The names are reached by ← again after one came back to the field by Tab. */
export const Names: Story = {
  tags: ['!dev', '!autodocs', 'no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: t('Miestai') });
    await userEvent.type(field, `${t('Kaunas').slice(0, 3)}{ArrowDown}{Enter}{Escape}`);
    for (let time = 0; time < 2; time += 1) {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(
        canvas.getByRole('button', { name: said(multiSelectWords, 'remove', { name: t('Kaunas') }) }),
      ).toHaveFocus();
      await userEvent.tab();
      await expect(field).toHaveFocus();
    }
  },
};

/** Searched elsewhere; what is missing can be added. */
export const Searched: Story = {
  args: { label: t('Organizacijos'), options: [], onSearch: fn(), onAdd },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Pu');
    await expect(canvas.getAllByText(said(comboboxWords, 'minimum', { letters: 3 }))[0]).toBeVisible();
    await userEvent.type(field, 'š');
    await expect(args.onSearch).toHaveBeenLastCalledWith('Puš');
    await userEvent.click(canvas.getByRole('option', { name: said(comboboxWords, 'add', { text: 'Puš' }) }));
    await expect(onAdd).toHaveBeenCalledWith('Puš');
  },
};

export const Loading: Story = {
  args: { label: t('Organizacijos'), options: [], onSearch: fn(), loading: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'nemun');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <MultiSelect {...args} label={t('Miestai')} defaultValue={cities.slice(0, 3)} hint={t('Kur dirbate')} />
      <MultiSelect {...args} label={t('Pareigos')} optional placeholder={t('Pasirinkite')} />
      <MultiSelect {...args} label={t('Organizacijos')} error={t('Pasirinkite bent vieną organizaciją')} />
      <MultiSelect {...args} label={t('Šalys')} defaultValue={cities.slice(0, 2)} disabled />
    </Stack>
  ),
};

export const LongTexts: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    label: longWords.lt,
    options: organisations,
    defaultValue: [
      { value: 'a', label: `${longWords.lt} ${longWords.lt}` },
      { value: 'b', label: longWords.ru, lang: 'ru' },
    ],
  },
};
