import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { languageItems, profileItems } from './DropdownMenu.fixtures.ts';
import { DropdownMenu } from './DropdownMenu.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

const onLogout = fn();
const onChoose = fn();

const meta = {
  title: 'Primitives/DropdownMenu',
  component: DropdownMenu,
  args: {
    label: t('Paskyra'),
    items: profileItems(onLogout),
    align: 'start',
    header: (
      <>
        <Text as="b" weight="strong">
          Rūta Kazlauskaitė
        </Text>
        <Text size="caption" tone="muted">
          {t('Nemuno klinikos')}
        </Text>
      </>
    ),
    trigger: <Button variant="outline">Rūta</Button>,
  },
  argTypes: { header: { control: false }, trigger: { control: false } },
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

async function focused(element: HTMLElement | null | undefined) {
  await waitFor(async () => {
    await expect(element).toHaveFocus();
  });
}

/** The first letters of a row, as one types them. */
function letters(words: string, count: number) {
  return words.slice(0, count).toLowerCase();
}

/** The keys of the menu button pattern: arrows, Home, End, first letters, Esc, Tab. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Rūta' });
    const item = (name: string) => canvas.getByRole('menuitem', { name });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => {
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    });
    await focused(item(t('Apžvalga')));
    await userEvent.keyboard('{ArrowUp}');
    await focused(item(t('Atsijungti')));
    await userEvent.keyboard('{ArrowDown}');
    await focused(item(t('Apžvalga')));
    await userEvent.keyboard('{End}');
    await focused(item(t('Atsijungti')));
    await userEvent.keyboard('{Home}');
    await focused(item(t('Apžvalga')));
    await userEvent.keyboard(letters(t('Nustatymai'), 1));
    await focused(item(t('Nustatymai')));
    // A repeated letter comes round again; two letters are matched together.
    await userEvent.keyboard(`{Home}${letters(t('Apžvalga'), 1).repeat(2)}`);
    await focused(item(t('Apžvalga')));
    await userEvent.keyboard(`{Home}${letters(t('Atsijungti'), 2)}`);
    await focused(item(t('Atsijungti')));

    const closed = async () => {
      await waitFor(async () => {
        await expect(button).toHaveAttribute('aria-expanded', 'false');
      });
    };
    await userEvent.keyboard('{Escape}');
    await focused(button);
    await closed();
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard(key);
      await focused(item(t('Apžvalga')));
      await userEvent.tab();
      await closed();
      button.focus();
    }
    await userEvent.keyboard('{ArrowUp}');
    await focused(item(t('Atsijungti')));
    await userEvent.keyboard(' ');
    await expect(onLogout).toHaveBeenCalledOnce();
    await focused(button);
    await closed();
    onLogout.mockClear();
    await userEvent.keyboard('{ArrowUp}');
    await focused(item(t('Atsijungti')));
    await userEvent.keyboard('{Enter}');
    await expect(onLogout).toHaveBeenCalledOnce();
    await focused(button);
    await userEvent.click(button);
    await focused(item(t('Apžvalga')));
  },
};

export const Choices: Story = {
  args: {
    label: t('Kalba'),
    header: undefined,
    align: 'end',
    items: languageItems(onChoose),
    trigger: (
      <Button variant="ghost" size="sm">
        LT
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'LT' }));
    const russian = await canvas.findByRole('menuitemradio', { name: 'Русский' });
    await expect(canvas.getByRole('menuitemradio', { name: 'Lietuvių' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
    await userEvent.click(russian);
    await expect(onChoose).toHaveBeenCalledWith('ru');
  },
};
