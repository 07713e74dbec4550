import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: 'Hibridinis', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: 'Hibridinis' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Hibridinis'));
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={4}>
      <Checkbox label="Skubioji pagalba" count={12} />
      <Checkbox label="Kardiologija" count={7} defaultChecked />
      <Checkbox label="Visos kryptys" indeterminate />
      <Checkbox label="Slauga" count={0} disabled />
      <Checkbox label="Farmacija" disabled defaultChecked />
      <Checkbox label="Noriu gauti naujienas" detail="Ne dažniau kaip kartą per mėnesį" />
      <Checkbox
        label={
          <>
            Sutinku su <Link href="#terms">naudojimo taisyklėmis</Link>
          </>
        }
        error="Be sutikimo registruotis negalima"
      />
      <Checkbox label={longWords.lt} detail={longWords.en} count={1288} />
    </Stack>
  ),
};
