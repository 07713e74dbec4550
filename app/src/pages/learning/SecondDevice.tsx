import { SecondDeviceLink } from '@medeina/design-system/domain/SecondDeviceLink';
import { useAddDevice } from '../../shell/device/useAddDevice.tsx';
import * as styles from './SecondDevice.css.ts';

/** On a phone: goes on with the course on another device. */
export function SecondDevice() {
  const addDevice = useAddDevice();
  return (
    <>
      <div className={styles.box}>
        <SecondDeviceLink onPress={addDevice.open} />
      </div>
      {addDevice.dialog}
    </>
  );
}
