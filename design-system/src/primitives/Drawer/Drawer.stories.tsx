import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Drawer } from './Drawer.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { translations } from '../../styles/translations.ts';

const meta = {
  title: 'Primitives/Drawer',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: Drawer,
  args: {
    trigger: <Button variant="outline">{t('Filtrai')}</Button>,
    title: t('Filtrai'),
    children: [t('Skubioji pagalba'), t('Kardiologija'), t('Slauga'), t('Farmacija')].map((name, index) => (
      <Checkbox key={name} label={name} count={12 - index} />
    )),
    foot: (
      <Inline>
        <Button variant="ghost">{t('Išvalyti')}</Button>
        <Button full>{t('Rodyti 19 kursų')}</Button>
      </Inline>
    ),
  },
  argTypes: { children: { control: false }, foot: { control: false } },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: t('Filtrai') });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await canvas.findByRole('dialog', { name: t('Filtrai') });
    const cross = within(sheet).getByRole('button', { name: said(translations, 'close') });
    const last = within(sheet).getByRole('button', { name: t('Rodyti 19 kursų') });
    await expect(cross).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(last).toHaveFocus();
    await userEvent.tab();
    await expect(cross).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => {
      await expect(canvas.queryByRole('dialog')).toBeNull();
    });
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await canvas.findByRole('dialog');
  },
};

export const FromTheStart: Story = {
  args: { defaultOpen: true, side: 'start', title: t('Meniu'), foot: undefined },
};
