import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Button } from '../Button/Button.tsx';
import { commandGroups } from './CommandPalette.fixtures.ts';
import { CommandPalette } from './CommandPalette.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { commandPaletteWords } from './CommandPalette.words.ts';

const onRun = fn();

const meta: Meta<typeof CommandPalette> = {
  title: 'Primitives/CommandPalette',
  tags: ['new'],
  component: CommandPalette,
  args: { groups: commandGroups(onRun), trigger: <Button variant="outline">{t('Komandos')}</Button> },
  argTypes: { trigger: { control: false } },
};
export default meta;
type Story = StoryObj<typeof CommandPalette>;

/** Ctrl with K opens it, typing finds, Enter runs; what was run comes first the next time. */
export const Default: Story = {
  args: { onRecentChange: fn() },
  play: async ({ args, canvasElement }) => {
    onRun.mockClear();
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: said(commandPaletteWords, 'title') });
    opener.focus();
    const opened = async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      const field = await canvas.findByRole('combobox', { name: said(commandPaletteWords, 'title') });
      await waitFor(() => expect(field).toHaveFocus());
      return field;
    };
    const closed = async () => {
      await waitFor(async () => {
        await expect(canvas.queryByRole('dialog')).toBeNull();
      });
    };
    const field = await opened();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('group', { name: t('Eiti') })).toBeVisible();
    await userEvent.keyboard(t('pažymėjimai').replaceAll('ž', 'z').slice(0, 5));
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await closed();
    await expect(onRun).toHaveBeenCalledWith('certificates');
    await expect(args.onRecentChange).toHaveBeenLastCalledWith(['certificates']);
    await expect(opener).toHaveFocus();
    await opened();
    const recent = canvas.getByRole('group', { name: said(commandPaletteWords, 'recent') });
    await expect(within(recent).getByRole('option', { name: t('Sertifikatai') })).toBeVisible();
    // Esc empties the field, then closes; Ctrl with K closes too.
    await userEvent.keyboard('zzz');
    await expect(canvas.getAllByText(said(commandPaletteWords, 'empty'))[0]).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await closed();
    await opened();
    await userEvent.keyboard('{Control>}k{/Control}');
    await closed();
    // The same key of a Russian layout.
    const keyboardMap = [
      { code: 'ControlLeft', key: 'Control' },
      { code: 'KeyK', key: 'л' },
    ];
    await userEvent.keyboard('{Control>}[KeyK]{/Control}', { keyboardMap });
    await expect(await canvas.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Control>}[KeyK]{/Control}', { keyboardMap });
    await closed();
    // A browser that fills in a form says no key.
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    await opened();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  },
};

export const Nothing: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByRole('combobox'), 'zzz');
  },
};

/** Searched elsewhere. */
export const Loading: Story = {
  args: { defaultOpen: true, loading: true, onSearch: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByRole('combobox'), 'ekg');
    await expect(args.onSearch).toHaveBeenLastCalledWith('ekg');
  },
};

/** Without commands it says so. */
export const Empty: Story = { args: { defaultOpen: true, groups: [] } };

export const LongTexts: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    defaultOpen: true,
    groups: [
      {
        id: 'long',
        label: longWords.lt,
        commands: [
          {
            id: 'a',
            label: longWords.lt,
            detail: longWords.lt,
            keys: ['Ctrl', 'Shift', 'L'],
            onSelect: fn(),
          },
          { id: 'b', label: longWords.ru, lang: 'ru', onSelect: fn() },
        ],
      },
    ],
  },
};
