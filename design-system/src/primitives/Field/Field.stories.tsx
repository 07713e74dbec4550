import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Field } from './Field.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

const meta = {
  title: 'Primitives/Field',
  component: Field<HTMLInputElement>,
  args: {
    label: t('Gimimo data'),
    hint: t('Metai, mėnuo, diena'),
    error: t('Įrašykite datą'),
    children: (control) => <input {...control} type="date" />,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Field<HTMLInputElement>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With a custom control, which gets its id, description and state from the field. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText(t('Gimimo data'));
    await expect(input).toHaveAccessibleDescription(`${t('Įrašykite datą')} ${t('Metai, mėnuo, diena')}`);
    await expect(input).toBeInvalid();
  },
};
