import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: t('Hibridinis'), onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: t('Hibridinis') });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText(t('Hibridinis')));
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={4}>
      <Checkbox label={t('Skubioji pagalba')} count={12} />
      <Checkbox label={t('Kardiologija')} count={7} defaultChecked />
      <Checkbox label={t('Visos kryptys')} indeterminate />
      <Checkbox label={t('Slauga')} count={0} disabled />
      <Checkbox label={t('Farmacija')} disabled defaultChecked />
      <Checkbox label={t('Noriu gauti naujienas')} detail={t('Ne dažniau kaip kartą per mėnesį')} />
      <Checkbox
        label={
          <>
            {t('Sutinku su')} <Link href="#terms">{t('naudojimo taisyklėmis')}</Link>
          </>
        }
        error={t('Be sutikimo registruotis negalima')}
      />
      <Checkbox label={longWords.lt} detail={longWords.en} count={1288} />
    </Stack>
  ),
};
