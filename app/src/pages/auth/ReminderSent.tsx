import { Button } from '@medeina/design-system/primitives/Button';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Text } from '@medeina/design-system/primitives/Text';
import { FormattedMessage } from 'react-intl';
import { useFocusToMain } from '../../shell/useFocusToMain.ts';

export interface ReminderSentProps {
  /** As it was typed. */
  readonly username: string;
  readonly onAgain: () => void;
}

/** Says that the link is on its way, if there is such an account: whether there is, nobody is told. */
export function ReminderSent({ username, onAgain }: ReminderSentProps) {
  const box = useFocusToMain();
  return (
    <div ref={box}>
      <Stack gap={20}>
        <div role="status">
          <Stack gap={12}>
            <Text>
              <FormattedMessage
                id="auth.forgot.sent.text"
                values={{ username: <strong>{username}</strong> }}
              />
            </Text>
            <Text tone="muted">
              <FormattedMessage id="auth.forgot.sent.hint" />
            </Text>
          </Stack>
        </div>
        <Button variant="outline" onClick={onAgain}>
          <FormattedMessage id="auth.forgot.again" />
        </Button>
      </Stack>
    </div>
  );
}
