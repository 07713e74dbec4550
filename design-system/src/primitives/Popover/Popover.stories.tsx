import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longWords, sentences } from '../../internal/words.fixtures.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover } from './Popover.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { translations } from '../../styles/translations.ts';

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  args: {
    title: t('Kaip skaičiuojama'),
    children: (
      <Stack gap={8}>
        <Text>{t('Galutinis rezultatas yra visų įvertintų užduočių svertinis vidurkis.')}</Text>
        <Link href="#more">{t('Plačiau')}</Link>
      </Stack>
    ),
    trigger: <Button variant="ghost">{t('Galutinis rezultatas')}</Button>,
  },
  argTypes: { children: { control: false }, trigger: { control: false } },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Enter and Space open it and move the focus in; Esc, the close button and its own button close it and return the focus;
 * tabbing out closes it.
 */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: t('Galutinis rezultatas') });
    const open = async (key?: string) => {
      if (key === undefined) await userEvent.click(button);
      else await userEvent.keyboard(key);
      await waitFor(async () => {
        await expect(canvas.getByRole('dialog', { name: t('Kaip skaičiuojama') })).toHaveFocus();
      });
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    };
    const closed = async () => {
      await waitFor(async () => {
        await expect(button).toHaveAttribute('aria-expanded', 'false');
      });
      await expect(button).toHaveFocus();
    };
    await open();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: said(translations, 'close') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await closed();
    await open();
    await userEvent.keyboard('{Escape}');
    await closed();
    await open();
    await userEvent.click(button);
    await closed();

    // Tab past its end moves to what follows and closes it; Shift with Tab moves back to its button.
    const next = canvasElement.ownerDocument.createElement('button');
    canvasElement.append(next);
    await open('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: t('Plačiau') })).toHaveFocus();
    await userEvent.tab();
    await expect(next).toHaveFocus();
    await waitFor(async () => {
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
    next.remove();
    button.focus();
    await open(' ');
    await userEvent.tab({ shift: true });
    await closed();
    await open();
  },
};

export const LongTexts: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: longWords.lt,
    children: <Text>{`${sentences.ru} ${longWords.ru} ${sentences.lt}`}</Text>,
    align: 'end',
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('Galutinis rezultatas') }));
  },
};
