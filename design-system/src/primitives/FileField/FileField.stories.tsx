import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pictureFile, plainFile } from '../../internal/files.fixtures.ts';
import { longWords } from '../../internal/words.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { FileField } from './FileField.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { translations } from '../../styles/translations.ts';
import { fileFieldWords } from './FileField.words.ts';
import { formatSize } from '../../internal/files.ts';
import { language } from '../../internal/phrases/language.fixtures.ts';

const meta = {
  title: 'Primitives/FileField',
  component: FileField,
  args: {
    label: t('Diplomas arba licencija'),
    hint: t('PDF arba nuotrauka, iki 1 MB'),
    accept: ['.pdf', 'image/*'],
    maxSize: 1_000_000,
    multiple: true,
    onChange: fn(),
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Unsuitable files are named and refused; accepted ones can be removed, and the focus moves on. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText<HTMLInputElement>(t('Diplomas arba licencija'));
    await userEvent.tab();
    await expect(input).toHaveFocus();
    const any = userEvent.setup({ applyAccept: false });
    await any.upload(input, [
      plainFile(t('Diplomas.pdf'), 'application/pdf', 240_000),
      pictureFile(t('Licencija.svg')),
    ]);
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: t('Diplomas.pdf') }),
      expect.objectContaining({ name: t('Licencija.svg') }),
    ]);
    await any.upload(input, [
      plainFile('Filmas.mp4', 'video/mp4', 10),
      plainFile('Didelis.pdf', 'application/pdf', 1_000_001),
    ]);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      [
        `${said(fileFieldWords, 'type', { name: 'Filmas.mp4' })}.`,
        said(fileFieldWords, 'size', { name: 'Didelis.pdf', limit: formatSize(1_000_000, language) }),
        t('PDF arba nuotrauka, iki 1 MB'),
      ].join(' '),
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    canvas.getByRole('button', { name: said(translations, 'remove', { name: t('Diplomas.pdf') }) }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(input).not.toBeInvalid();
    await expect(
      canvas.getByRole('button', { name: said(translations, 'remove', { name: t('Licencija.svg') }) }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(input).toHaveFocus();
    await any.upload(input, pictureFile(t('Licencija.svg')));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    input.blur();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <FileField {...args} />
      <FileField
        {...args}
        optional
        defaultValue={[pictureFile(t('Licencija.svg')), plainFile('0.pdf', '', 0)]}
      />
      <FileField {...args} error={t('Pridėkite diplomą')} />
      <FileField
        {...args}
        disabled
        defaultValue={[plainFile(t('Diplomas.pdf'), 'application/pdf', 240_000)]}
      />
      <FileField
        {...args}
        label={longWords.lt}
        defaultValue={[plainFile(`${longWords.lt}.pdf`, '', 5_400_000)]}
      />
    </Stack>
  ),
};

/** The form gets all files that it holds, of whichever choice. */
export const InAForm: Story = {
  tags: ['!dev', '!autodocs', 'no-picture'],
  args: { name: 'papers' },
  render: (args) => (
    <form aria-label={t('Diplomas arba licencija')}>
      <FileField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    const input = canvas.getByLabelText<HTMLInputElement>(t('Diplomas arba licencija'), {
      selector: 'input',
    });
    await userEvent.upload(input, plainFile('0.pdf', 'application/pdf', 1));
    await userEvent.upload(input, pictureFile(t('Licencija.svg')));
    await expect(new FormData(form).getAll('papers')).toEqual([
      expect.objectContaining({ name: '0.pdf' }),
      expect.objectContaining({ name: t('Licencija.svg') }),
    ]);
  },
};
