import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { containing } from '../../internal/said.fixtures.ts';

const allergies = [
  { value: 'penicillin', label: t('Penicilinas') },
  { value: 'latex', label: t('Lateksas'), detail: t('Pirštinės, kateteriai') },
  { value: 'iodine', label: t('Jodas') },
  { value: 'none', label: t('Alergijų nėra'), exclusive: true },
];

const meta = {
  title: 'Primitives/CheckboxGroup',
  tags: ['new'],
  component: CheckboxGroup,
  args: {
    label: t('Paciento alergijos'),
    hint: t('Pažymėkite visas, kurias nurodė pacientas'),
    options: allergies,
    onChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Values come in the order of the options; the exclusive one clears the others and is cleared by them. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: t('Paciento alergijos') });
    await expect(group).toHaveAccessibleDescription(t('Pažymėkite visas, kurias nurodė pacientas'));
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: t('Penicilinas') })).toHaveFocus();
    await userEvent.click(canvas.getByText(t('Jodas')));
    canvas.getByRole('checkbox', { name: t('Penicilinas') }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['penicillin', 'iodine']);
    await userEvent.click(canvas.getByText(t('Alergijų nėra')));
    await expect(args.onChange).toHaveBeenLastCalledWith(['none']);
    await userEvent.click(canvas.getByText(t('Lateksas')));
    await expect(args.onChange).toHaveBeenLastCalledWith(['latex']);
    await expect(canvas.getByRole('checkbox', { name: t('Alergijų nėra') })).not.toBeChecked();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={32}>
      <CheckboxGroup {...args} defaultValue={['latex', 'iodine']} optional />
      <CheckboxGroup {...args} hint={undefined} error={t('Pažymėkite bent vieną arba „Alergijų nėra“')} />
      <CheckboxGroup {...args} defaultValue={['penicillin']} disabled />
      <CheckboxGroup
        {...args}
        columns
        label={longWords.lt}
        options={[
          { value: '1', label: longWords.ru, count: 12 },
          { value: '2', label: longWords.en, disabled: true },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const wrong = within(canvasElement).getAllByRole('group', {
      name: containing(t('Paciento alergijos')),
    })[1];
    await expect(wrong).toHaveAccessibleDescription(t('Pažymėkite bent vieną arba „Alergijų nėra“'));
  },
};

/** Renders nothing. */
export const Empty: Story = { args: { options: [] } };
