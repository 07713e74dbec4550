import { Heading } from '@medeina/design-system/primitives/Heading';
import { Link } from '@medeina/design-system/primitives/Link';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { Text } from '@medeina/design-system/primitives/Text';
import { useContext, useEffect, useState } from 'react';
import { LanguageContext } from '../../../data/language.ts';
import { type KeptCourse, keptCourses } from '../../../offline/keptCourses.ts';
import { texts, timeOf } from '../../../offline/notice.ts';
import { useIdentity } from '../../../session/hooks.ts';
import * as styles from './KeptCourses.css.ts';

/** The user's courses that are saved on this device, while there is no connection. */
export function KeptCourses() {
  const { language } = useContext(LanguageContext);
  const customer = Number(useIdentity());
  const [courses, setCourses] = useState<readonly KeptCourse[]>([]);
  useEffect(() => {
    let isCurrent = true;
    // Where storage fails no course is saved.
    void keptCourses(customer, language).then(
      (found) => isCurrent && setCourses(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [customer, language]);
  if (courses.length === 0) return null;
  const say = texts[language];
  return (
    <Band as="section" block="small" aria-labelledby="kept-courses">
      <Heading id="kept-courses" level={2} size="h3">
        {say.own}
      </Heading>
      <ul className={styles.list}>
        {courses.map(({ path, title, at }) => (
          <li key={path} className={styles.row}>
            <Link alone href={path}>
              {title}
            </Link>
            <Text size="small" tone="muted">
              {say.since.replace('{time}', timeOf(at, language))}
            </Text>
          </li>
        ))}
      </ul>
    </Band>
  );
}
