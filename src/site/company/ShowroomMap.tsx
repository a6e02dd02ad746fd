import { useEffect, useRef, useState } from 'react';
import { companyMessages } from '#locales/company.ts';
import { contactMessages } from '#locales/contact.ts';
import { mapEmbedUrl, showroomPicture } from '../../config/map.ts';
import { Button } from '../../ui/components/Button.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import styles from './ShowroomMap.module.css';

/** Requests nothing from the map provider until the visitor asks for the map. */
export function ShowroomMap() {
  const [shown, setWanted] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (shown) frame.current?.focus();
  }, [shown]);

  return (
    <section className={styles.map} aria-label={contactMessages.map.label}>
      {shown ? (
        <iframe
          ref={frame}
          src={mapEmbedUrl}
          title={contactMessages.map.title}
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      ) : (
        <>
          {showroomPicture && (
            <img
              src={showroomPicture}
              alt={contactMessages.map.picture}
              width={1200}
              height={420}
              loading="lazy"
            />
          )}
          <div className={styles.invitation}>
            <p className={styles.place}>{companyMessages.address.street}</p>
            <Button onClick={() => setWanted(true)}>
              <Icon name="pin" />
              {contactMessages.map.show}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
