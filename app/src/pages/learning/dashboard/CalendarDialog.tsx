import { Button, ButtonLink } from '@medeina/design-system/primitives/Button';
import { Dialog } from '@medeina/design-system/primitives/Dialog';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Text } from '@medeina/design-system/primitives/Text';
import { TextInput } from '@medeina/design-system/primitives/TextInput';
import { CalendarPlus, Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAct, usePersonalCall } from '../../../data/hooks.ts';
import { LoadFailed } from '../../../shell/frame/LoadFailed.tsx';
import { useTellFailure } from '../../../shell/useTellFailure.ts';
import * as styles from './dashboard.css.ts';
import { useText } from './useText.ts';

interface CalendarDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The address, to be copied or opened by a program. */
function Address({ url }: { readonly url: string }) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [copying, setCopying] = useState<'copied' | 'failed' | 'idle'>('idle');
  useEffect(() => {
    field.current?.focus();
  }, []);
  const copy = async () => {
    // Selected in any case: where the clipboard is refused, keys still copy it.
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setCopying('copied');
    } catch {
      setCopying('failed');
    }
  };
  return (
    <Stack gap={12}>
      <TextInput
        ref={field}
        label={text('calendar.address')}
        hint={text('calendar.secret')}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.calendarActions}>
        <Button icon={copying === 'copied' ? Check : Copy} onClick={() => void copy()}>
          {text(copying === 'copied' ? 'calendar.copied' : 'calendar.copy')}
        </Button>
        <ButtonLink variant="outline" icon={CalendarPlus} href={url.replace(/^https?:/, 'webcal:')}>
          {text('calendar.openProgram')}
        </ButtonLink>
      </div>
      <div role="status">
        {copying !== 'idle' && (
          <Text size="small" tone="muted">
            {text(copying === 'copied' ? 'calendar.copied.spoken' : 'calendar.copyFailed')}
          </Text>
        )}
      </div>
    </Stack>
  );
}

/** The private address of one's calendar: made, copied and revoked here. */
export default function CalendarDialog(shell: CalendarDialogProps) {
  const text = useText();
  const act = useAct();
  const tellFailure = useTellFailure();
  const { data, error, mutate } = usePersonalCall('learning.calendar.address', {});
  const [isBusy, setIsBusy] = useState(false);
  const [isRevoked, setIsRevoked] = useState(false);
  const url = data?.data.url ?? null;

  const change = async (id: 'learning.calendar.revoke' | 'learning.calendar.share') => {
    setIsBusy(true);
    try {
      await mutate(act(id, {}, { quiet: true }), { revalidate: false });
      setIsRevoked(id === 'learning.calendar.revoke');
    } catch (failure) {
      tellFailure(failure, text('calendar.failed'));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      {...shell}
      title={text('calendar.title')}
      description={text('calendar.about')}
      actions={
        data === undefined ? undefined : url === null ? (
          <Button loading={isBusy} onClick={() => void change('learning.calendar.share')}>
            {text('calendar.make')}
          </Button>
        ) : (
          <Button variant="outline" loading={isBusy} onClick={() => void change('learning.calendar.revoke')}>
            {text('calendar.revoke')}
          </Button>
        )
      }
    >
      {data === undefined && error !== undefined && (
        <LoadFailed error={error} onRetry={() => void mutate()} />
      )}
      {url !== null && <Address key={url} url={url} />}
      <div role="status">{url === null && isRevoked && <Text>{text('calendar.revoked')}</Text>}</div>
    </Dialog>
  );
}
