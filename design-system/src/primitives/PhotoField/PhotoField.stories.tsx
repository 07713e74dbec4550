import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { pictureFile, plainFile } from '../../internal/files.fixtures.ts';
import { longWords } from '../../internal/words.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { PhotoField } from './PhotoField.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { photoFieldWords } from './PhotoField.words.ts';
import { formatSize } from '../../internal/files.ts';
import { language } from '../../internal/phrases/language.fixtures.ts';

const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="88" height="88"><rect width="88" height="88" fill="#7b6f63"/></svg>',
)}`;

const meta = {
  title: 'Primitives/PhotoField',
  component: PhotoField,
  args: {
    label: t('Nuotrauka'),
    hint: t('JPG, PNG arba WebP, iki 5 MB'),
    person: 'Rūta Kazlauskaitė',
    onChange: fn(),
    onRemove: fn(),
    maxSize: 5_000_000,
    accept: ['image/*'],
  },
} satisfies Meta<typeof PhotoField>;
export default meta;
type Story = StoryObj<typeof meta>;

function inputOf(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is no input.');
  return input;
}

/** Previewed before upload; wrong types, large files and unreadable pictures are named and refused. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const choose = (file: File) => fireEvent.change(inputOf(canvasElement), { target: { files: [file] } });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: said(photoFieldWords, 'choose') })).toHaveFocus();

    await choose(plainFile(t('Diplomas.pdf'), 'application/pdf', 10));
    await expect(canvas.getByRole('group', { name: t('Nuotrauka') })).toHaveAccessibleDescription(
      `${said(photoFieldWords, 'type', { name: t('Diplomas.pdf') })} ${t('JPG, PNG arba WebP, iki 5 MB')}`,
    );
    await choose(plainFile('Didelė.png', 'image/png', 5_000_001));
    await expect(
      canvas.getByText(
        said(photoFieldWords, 'size', { name: 'Didelė.png', limit: formatSize(5_000_000, language) }),
      ),
    ).toBeVisible();
    await choose(plainFile('Sugadinta.png', 'image/png', 10));
    await expect(
      await canvas.findByText(said(photoFieldWords, 'broken', { name: 'Sugadinta.png' })),
    ).toBeVisible();
    await waitFor(async () => {
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    });

    await choose(pictureFile('Rūta.svg'));
    await expect(await canvas.findByRole('button', { name: said(photoFieldWords, 'change') })).toBeVisible();
    await expect(canvas.queryByText(said(photoFieldWords, 'broken', { name: 'Sugadinta.png' }))).toBeNull();
    canvas.getByRole('button', { name: said(photoFieldWords, 'remove') }).focus();
    await userEvent.keyboard('{Enter}');
    const add = canvas.getByRole('button', { name: said(photoFieldWords, 'choose') });
    await expect(add).toHaveFocus();
    add.blur();
    await choose(pictureFile('Rūta.svg'));
    await canvas.findByRole('button', { name: said(photoFieldWords, 'change') });
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={32}>
      <PhotoField {...args} />
      <PhotoField {...args} src={face} />
      <PhotoField {...args} src={face} loading />
      <PhotoField
        {...args}
        person="Ольга Петрова"
        error={t('Nuotraukos išsaugoti nepavyko. Bandykite dar kartą.')}
      />
      <PhotoField {...args} label={longWords.lt} hint={longWords.en} />
    </Stack>
  ),
};

/** The form gets the chosen photo. */
export const InAForm: Story = {
  tags: ['!dev', '!autodocs', 'no-picture'],
  args: { name: 'photo', defaultValue: pictureFile(t('Licencija.svg')) },
  render: (args) => (
    <form aria-label={t('Nuotrauka')}>
      <PhotoField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('photo')).toMatchObject({ name: t('Licencija.svg') });
  },
};
