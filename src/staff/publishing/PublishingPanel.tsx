import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formatDateTime, formatTime } from '../../locales/formatTimes.ts';
import { deploysThisMonth, type PublishingSettings, timeUntilNextRequest } from '../../model/publishing.ts';
import { Button } from '../../ui/components/Button.tsx';
import { LogoLoader } from '../../ui/components/LogoLoader.tsx';
import { focusAfterWait } from '../../ui/focusMain.ts';
import { ConfirmModal } from '../layout/ConfirmModal.tsx';
import layout from '../layout/layout.module.css';
import { StaffFailure } from '../notices/StaffFailure.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import { FeedSwitch } from './FeedSwitch.tsx';
import { HookForm } from './HookForm.tsx';
import styles from './PublishingPanel.module.css';
import { type askToPublish, usePublishNow } from './publishing.ts';
import { usePublishing } from './usePublishing.ts';

/** What chats and search engines do not see yet, and the button that publishes it. */
export function PublishingPanel() {
  const { key, state } = useLocation();
  const isAsked = (state as Partial<typeof askToPublish> | null)?.asksToPublish === true;
  const { now, builtAt, pending, settings, differences, failed, retry } = usePublishing();
  return (
    <div className={`${layout.sections} ${layout.panel} ${styles.panel}`}>
      <header>
        <h2 id="publishing" tabIndex={-1}>
          Publishing
        </h2>
        <p className={layout.note}>
          Visitors always see the latest data. Chats and search engines see static pages
          {builtAt ? `, made ${formatDateTime(builtAt)}.` : '.'}
        </p>
      </header>
      {failed.report && !builtAt && (
        <StaffFailure
          message="The site does not say when its static pages were made. Try again, or publish once."
          onRetry={retry}
        />
      )}
      {failed.settings && <StaffFailure message="The settings could not be loaded." onRetry={retry} />}
      {failed.lists && (
        <StaffFailure message="The cars, blog posts and prices could not be loaded." onRetry={retry} />
      )}
      {!settings && !failed.settings && <LogoLoader size="section" />}
      {settings && (
        <>
          <PublishButton key={key} {...settings} now={now} isAsked={isAsked} />
          <p role="status" className={layout.box} data-kind="pending" hidden={!pending}>
            {pending === 'waiting' && 'Publishing… This page checks every 15 seconds whether it is live.'}
            {pending === 'late' &&
              'Not live after 15 minutes. Open Deploys in Netlify: the log says why a build failed. The old pages stay online. Fix the cause, then publish again.'}
          </p>
        </>
      )}
      {differences && <DifferenceList differences={differences} />}
      {!differences && !failed.report && !failed.lists && settings && <LogoLoader size="section" />}
      {settings && <HookForm settings={settings.settings} />}
      <FeedSwitch />
    </div>
  );
}

interface PublishButtonProps {
  readonly settings: PublishingSettings;
  readonly requestedBy: string | null;
  readonly now: Date;
  /** Whether it was pressed elsewhere. */
  readonly isAsked: boolean;
}

function PublishButton({ settings, requestedBy, now, isAsked }: PublishButtonProps) {
  const publishNow = usePublishNow();
  const [isStarting, setIsStarting] = useState(false);
  /** A ref, so that a double click starts one build. */
  const isRunning = useRef(false);
  const { hook, limit, requestedAt } = settings;
  const count = deploysThisMonth(settings, now);
  const [isAsking, setIsAsking] = useState(isAsked && count >= limit);
  const minutesLeft = Math.ceil(timeUntilNextRequest(settings, now) / 60_000);

  const start = async (beyondLimit: boolean) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsAsking(false);
    setIsStarting(true);
    const outcome = await publishNow(beyondLimit);
    if (outcome?.kind === 'atLimit') setIsAsking(true);
    // The button is disabled for some minutes.
    if (outcome?.kind === 'started') focusAfterWait();
    setIsStarting(false);
    isRunning.current = false;
  };
  return (
    <div className={layout.row}>
      <Button
        aria-busy={isStarting}
        disabled={minutesLeft > 0 || !hook}
        onClick={() => (count >= limit ? setIsAsking(true) : void start(false))}
      >
        Publish now
      </Button>
      <p className={layout.note}>
        {minutesLeft > 0 &&
          requestedAt &&
          `Started at ${formatTime(requestedAt)}${requestedBy ? ` by ${requestedBy}` : ''}. Ready again in ${minutesLeft} min. `}
        {hook
          ? `${Math.max(0, limit - count)} of ${limit} deploys left this month.`
          : 'Add a build hook below to publish from here.'}
      </p>
      <ConfirmModal
        question={isAsking ? `All ${limit} deploys of this month are used. Publish anyway?` : null}
        detail="On Netlify’s credit plans a deploy costs 15 credits. At zero, all sites of the team pause until the next month."
        onYes={() => void start(true)}
        onNo={() => setIsAsking(false)}
      />
    </div>
  );
}
