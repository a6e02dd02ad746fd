/** Messages of /services, except for the services themselves (services.ts). */
export const servicesPageMessages = {
  title: 'Services',
  description:
    'In-stock European cars, imports to order in about 3–6 weeks, expert guidance and after-sales support in Egypt.',
  lead: 'From the first question to the service after ten thousand kilometres: one company, one price, one person to call.',
  ourServices: 'Our services',
} as const;
