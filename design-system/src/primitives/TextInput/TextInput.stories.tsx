import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextInput } from './TextInput.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

const meta = {
  title: 'Primitives/TextInput',
  component: TextInput,
  args: { label: t('Vardas'), defaultValue: 'Rūta' },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText(t('Vardas'));
    await userEvent.type(input, ' Ona');
    await expect(input).toHaveValue('Rūta Ona');
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <TextInput label={t('Pavardė')} defaultValue="Kazlauskaitė" />
      <TextInput label={t('El. paštas')} icon={Mail} type="email" placeholder="vardas@ligonine.lt" />
      <TextInput label={t('El. paštas')} defaultValue="ruta@" error={t('Adresui trūksta dalies po @')} />
      <TextInput
        label={t('Telefonas')}
        type="tel"
        optional
        hint={t('Numerį naudosime tik šiam skambučiui.')}
      />
      <TextInput
        label={t('Naudotojo vardas')}
        disabled
        value="ruta.kazlauskaite"
        hint={t('Keisti gali tik administratorius')}
      />
      <TextInput label={t('Sutarties numeris')} readOnly value="M-2026/118" />
      <TextInput label={t('Paieška')} labelHidden placeholder={t('Be matomos etiketės')} />
    </Stack>
  ),
};

/** The error describes the field and is announced. */
export const ErrorThatComes: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Render() {
    const [error, setError] = useState<string>();
    return (
      <Stack align="start">
        <TextInput label={t('El. paštas')} error={error} hint={t('Juo prisijungsite')} />
        <Button
          onClick={() => {
            setError(t('Įrašykite el. pašto adresą'));
          }}
        >
          {t('Toliau')}
        </Button>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(t('El. paštas'));
    await expect(input).toHaveAccessibleDescription(t('Juo prisijungsite'));
    await expect(input).not.toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: t('Toliau') }));
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      `${t('Įrašykite el. pašto adresą')} ${t('Juo prisijungsite')}`,
    );
  },
};

export const LongTexts: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Stack gap={24}>
      <TextInput label={longWords.lt} error={longWords.lt} hint={longWords.en} />
      <div lang="ru">
        <TextInput label={longWords.ru} error={longWords.ru} />
      </div>
    </Stack>
  ),
};
