/** The drawings are in public/icons/social.svg, by name of the network. */
export function SocialIcon({ network }: { readonly network: string }) {
  return (
    <svg width="20" height="20" fill="currentColor" aria-hidden="true" focusable="false">
      <use href={`/icons/social.svg#${network}`} />
    </svg>
  );
}
