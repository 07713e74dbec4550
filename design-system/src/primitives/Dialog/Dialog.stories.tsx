import type { Meta, StoryObj } from '@storybook/react-vite';
import { MedeinaProvider } from '../../styles/provider.tsx';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longWords, sentences } from '../../internal/words.fixtures.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { cities } from '../Combobox/Combobox.fixtures.ts';
import { Popover } from '../Popover/Popover.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Dialog } from './Dialog.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { translations } from '../../styles/translations.ts';
import { comboboxWords } from '../Combobox/Combobox.words.ts';

const meta = {
  title: 'Primitives/Dialog',
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  component: Dialog,
  args: {
    trigger: <Button>{t('Pašalinti kursą')}</Button>,
    title: t('Pašalinti kursą iš krepšelio?'),
    description: t('Vieta praktikoje liks laisva kitiems.'),
    actions: (
      <>
        <Button variant="danger">{t('Pašalinti')}</Button>
        <Button variant="outline">{t('Palikti')}</Button>
      </>
    ),
  },
  argTypes: { actions: { control: false }, children: { control: false }, trigger: { control: false } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function focusedElement() {
  return document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
}

/** Traps the focus, closes on Esc and returns the focus. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: t('Pašalinti kursą') });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: t('Pašalinti kursą iš krepšelio?') });
    await expect(dialog).toHaveAccessibleDescription(t('Vieta praktikoje liks laisva kitiems.'));
    // An Enter that comes too early removes nothing.
    await waitFor(() => expect(dialog).toHaveFocus());
    for (const shift of [false, true]) {
      for (let press = 0; press < 5; press += 1) {
        await userEvent.tab({ shift });
        await expect(dialog).toContainElement(focusedElement());
      }
    }
    // What the page around it keeps open is none of its business.
    const notice = document.createElement('p');
    notice.popover = 'manual';
    document.body.append(notice);
    notice.showPopover();
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => {
      await expect(canvas.queryByRole('dialog')).toBeNull();
    });
    notice.remove();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await canvas.findByRole('dialog');
  },
};

/** Esc closes what is open inside before it closes the dialog. */
export const Form: Story = {
  args: {
    defaultOpen: true,
    size: 'lg',
    title: t('Gauti pasiūlymą'),
    description: undefined,
    children: (
      <Stack gap={16}>
        <TextInput label={t('El. paštas')} type="email" />
        <Combobox label={t('Miestas')} options={cities} />
        <Popover title={t('Kaip skaičiuojama')} trigger={<Button>{t('Kaina')}</Button>}>
          {t('Pagal žmonių skaičių.')}
        </Popover>
      </Stack>
    ),
    actions: <Button>{t('Siųsti')}</Button>,
  },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog', { name: t('Gauti pasiūlymą') });
    const field = within(dialog).getByRole('combobox', { name: t('Miestas') });
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    // A list with only a status is open too.
    await userEvent.type(field, 'zzz');
    await expect(within(dialog).getAllByText(said(comboboxWords, 'empty'))[0]).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(within(dialog).queryByText(said(comboboxWords, 'empty'))).toBeNull();
    const price = within(dialog).getByRole('button', { name: t('Kaina') });
    price.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => {
      await expect(within(dialog).getByRole('dialog', { name: t('Kaip skaičiuojama') })).toHaveFocus();
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => {
      await expect(price).toHaveAttribute('aria-expanded', 'false');
    });
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: said(translations, 'close') }));
    await waitFor(async () => {
      await expect(within(canvasElement).queryByRole('dialog')).toBeNull();
    });
  },
};

/** Longer than the screen: the sheet scrolls, its close button stays reachable. */
export const LongTexts: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    defaultOpen: true,
    title: longWords.lt,
    description: sentences.ru,
    children: Array.from({ length: 14 }, (_, index) => <Text key={index}>{sentences.lt}</Text>),
  },
};

/** In nested providers a dialog keeps the theme of its own. */
export const KeepsItsTheme: Story = {
  tags: ['!dev', '!autodocs', 'no-picture'],
  render: (args) => (
    <MedeinaProvider theme="dark">
      <Dialog {...args} />
    </MedeinaProvider>
  ),
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    await expect(dialog.closest('[data-medeina-theme]')).toHaveAttribute('data-medeina-theme', 'dark');
  },
};
