/** A document of Cars, as stored (SPEC 3). */
export interface CarFields {
  Name: string;
  Model: string;
  Price: string;
  Production_Year: string;
  Condition: 'New' | 'Used';
  Description: string;
  Img: string;
  Images: string[];
  Featured: boolean;
  Hidden: boolean;
  Engine_Specs: string[];
  Exterior: string[];
  Interior: string[];
  Special_Features: string[];
}

export type Translated<Texts> = {
  de?: Partial<Texts>;
  ar?: Partial<Texts>;
};

/** The translated fields. */
export type CarTexts = {
  Description: string;
  Engine_Specs: string[];
  Exterior: string[];
  Interior: string[];
  Special_Features: string[];
};

/** Optional fields; codes as in src/model. */
export interface OptionalCarFields {
  /** Defaults to available; a sold car is also hidden. */
  Status?: 'available' | 'reserved' | 'sold';
  SoldAt?: Date;
  /** The summary of its inspection report. */
  Inspected?: string;
  /** Kilometres. */
  Mileage?: number;
  Fuel?: string;
  Transmission?: string;
  Body?: string;
  /** Country of make, ISO 3166-1 alpha-2. */
  Origin?: string;
  /** Where it is: a code, and the expected month. */
  Location?: string;
  Trim?: string;
  /** What the price includes, if not the usual. */
  Price_Lines?: { until: string; lines: Record<string, string> };
  /** Before it was lowered, and when that was. */
  Price_Before?: string;
  Price_Since?: Date;
  VIN?: string;
  /** Lines such as 'inside Cars/…'; pictures without a line are outside. */
  Picture_Groups?: string[];
  /** At YouTube or Vimeo. */
  Video?: string;
  /** Code, and the name the maker uses. */
  Color?: string;
  Color_Name?: string;
  /** hp. */
  Power?: number;
  /** Cubic centimetres. */
  Engine?: number;
  Translations?: Translated<CarTexts>;
}

export interface SeedCar {
  id: string;
  fields: CarFields & OptionalCarFields;
}

/** A document of Blogs; `createdAt` is converted to a timestamp. */
export interface BlogFields {
  title: string;
  author: string;
  summary: string;
  content: string;
  mainImage: string;
  createdAt: Date;
}

/** The translated fields. */
export type BlogTexts = {
  title: string;
  summary: string;
  content: string;
};

export interface SeedBlog {
  id: string;
  mainImage: string;
  inlineImages: string[];
  fields: (imageUrl: (path: string) => string) => BlogFields & { Translations?: Translated<BlogTexts> };
}

export interface SeedReview {
  id: string;
  fields: { Message: string; Rating: number; Name: string };
}

export type View = 'front34' | 'rear34' | 'side' | 'front' | 'wheel' | 'light' | 'tail' | 'interior';
