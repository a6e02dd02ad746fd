import { useState } from 'react';
import { closeTeam, type Team } from '../../data/staff/team.ts';
import { ConfirmButton } from '../layout/ConfirmButton.tsx';
import layout from '../layout/layout.module.css';
import { AccountRow } from './AccountRow.tsx';
import styles from './Team.module.css';
import { useTeamChange } from './useTeamChange.ts';

export function OpenTeam({ accounts }: Pick<Team, 'accounts'>) {
  const change = useTeamChange();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const others = accounts.filter(({ uid, isSelf }) => chosen.has(uid) && !isSelf);

  const choose = (uid: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(uid);
    else next.delete(uid);
    setChosen(next);
  };
  const close = () =>
    change.mutate({
      run: () => closeTeam(others.map(({ uid }) => uid)),
      success: 'The team is closed.',
      failure: 'Failed to close the team.',
      tooLate: 'Someone else closed the team first, with other members. Check who is on it.',
    });
  return (
    <>
      <p className={layout.note}>
        Until you close the team, any account that can sign in may change everything. Choose who stays. From
        then on, a member must let in each new account.
      </p>
      <ul className={styles.accounts} aria-label="Accounts that have signed in">
        {accounts.map((account) => (
          <AccountRow key={account.uid} account={account}>
            <label className={styles.stays}>
              <input
                type="checkbox"
                aria-label={`${account.email} stays`}
                checked={account.isSelf || chosen.has(account.uid)}
                disabled={account.isSelf}
                onChange={({ target }) => choose(account.uid, target.checked)}
              />
              Stays
            </label>
          </AccountRow>
        ))}
      </ul>
      <div>
        <ConfirmButton
          disabled={change.isPending}
          question="Close the team?"
          detail={`${['You', ...others.map(({ email }) => email)].join(', ')} will be on the team. Every other account must be let in by a member. The team can’t be opened again here, only in the Firebase console.`}
          onYes={close}
        >
          Close the team
        </ConfirmButton>
      </div>
    </>
  );
}
