/** A document of the collection Cars, field for field as it is stored (SPEC 3). */
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

/** What is written in other languages: as much of it as there is. */
export type Translated<Texts> = {
  de?: Partial<Texts>;
  ar?: Partial<Texts>;
};

/** What is written of a car in each language. */
export type CarTexts = {
  Description: string;
  Engine_Specs: string[];
  Exterior: string[];
  Interior: string[];
  Special_Features: string[];
};

/** What a car may have besides, each of which may be missing; codes are those of src/model. */
export interface OptionalCarFields {
  /** 'available' where it is missing; a sold car is hidden from lists as well. */
  Status?: 'available' | 'reserved' | 'sold';
  SoldAt?: Date;
  /** Whole kilometres. */
  Mileage?: number;
  Fuel?: string;
  Transmission?: string;
  Body?: string;
  /** A code; the maker's own name of it beside. */
  Color?: string;
  Color_Name?: string;
  /** Whole hp. */
  Power?: number;
  /** Whole cubic centimetres. */
  Engine?: number;
  Translations?: Translated<CarTexts>;
}

export interface SeedCar {
  id: string;
  fields: CarFields & OptionalCarFields;
}

/** A document of the collection Blogs; `createdAt` becomes a timestamp. */
export interface BlogFields {
  title: string;
  author: string;
  summary: string;
  content: string;
  mainImage: string;
  createdAt: Date;
}

/** What is written of a post in each language. */
export type BlogTexts = {
  title: string;
  summary: string;
  content: string;
};

export interface SeedBlog {
  id: string;
  /** Storage path of the main picture. */
  mainImage: string;
  /** Storage paths of the pictures inside the text. */
  inlineImages: string[];
  /** The document, given how a storage path becomes an address. */
  fields: (imageUrl: (path: string) => string) => BlogFields & { Translations?: Translated<BlogTexts> };
}

export interface SeedReview {
  id: string;
  fields: { Message: string; Rating: number; Name: string };
}

/** What a picture of a car shows; the name ends up in the file's name. */
export type View = 'front34' | 'rear34' | 'side' | 'front' | 'wheel' | 'light' | 'tail' | 'interior';
