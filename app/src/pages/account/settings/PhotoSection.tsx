import { PhotoField } from '@medeina/design-system/primitives/PhotoField';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSettingsForm } from '../../../data/account/settings.ts';
import { useAct } from '../../../data/hooks.ts';
import { CallError } from '../../../session/transport.ts';
import { useAlerts } from '../../../shell/alerts.tsx';
import { failureTextId } from '../../../shell/failureText.ts';
import { Section } from './Section.tsx';

/** Brings the cropper, which only those need who choose a photo. */
const CropDialog = lazy(() => import('./CropDialog.tsx'));

/** As the server takes it. */
const mostBytes = 5 * 1024 * 1024;

/** The person's photo: chosen, cropped in the browser and sent. */
export function PhotoSection() {
  const intl = useIntl();
  const act = useAct();
  const alerts = useAlerts();
  const say = (id: string) => intl.formatMessage({ id: `account.settings.${id}` });
  const { settings, take } = useSettingsForm();
  const [chosen, setChosen] = useState<File | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const change = async (call: () => ReturnType<typeof act<'account.settings.image'>>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const answer = await call();
      take(answer.data);
      alerts.show({ type: 'success', subject: answer.message });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const told = error.fields['image'] ?? (error.status === 413 ? error.messages : []);
      setProblem(told[0] ?? intl.formatMessage({ id: failureTextId(error) }));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Section title={say('photo')}>
      <PhotoField
        label={say('photo')}
        labelHidden
        hint={say('photo.hint')}
        person={`${settings.firstname} ${settings.lastname}`.trim() || settings.username}
        {...(settings.image === null ? {} : { src: settings.image })}
        value={null}
        error={problem}
        maxSize={mostBytes}
        loading={isBusy}
        onChange={(photo) => {
          setProblem(undefined);
          setChosen(photo);
        }}
        onRemove={() => void change(() => act('account.settings.removeImage', {}, { quiet: true }))}
      />
      {chosen !== null && (
        <Suspense>
          <CropDialog
            photo={chosen}
            onClose={() => setChosen(null)}
            onCropped={(image) => {
              setChosen(null);
              void change(() =>
                act('account.settings.image', { body: { image } }, { quiet: true, asForm: true }),
              );
            }}
            onBroken={(fault) => {
              setChosen(null);
              setProblem(say(`photo.${fault}`));
            }}
          />
        </Suspense>
      )}
    </Section>
  );
}
