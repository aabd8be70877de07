/**
 * The schema.org types that a firm can have: subtypes of LocalBusiness and of related organisations, up to release 24.0
 * (https://schema.org/docs/releases.html).
 */
export const schemaTypes = new Set(
  `AccountingService Airline AmusementPark AnimalShelter ArchiveOrganization ArtGallery Attorney AutoBodyShop AutoDealer
  AutoPartsStore AutoRental AutoRepair AutoWash AutomatedTeller AutomotiveBusiness Bakery BankOrCreditUnion BarOrPub
  BeautySalon BedAndBreakfast BikeStore BookStore BowlingAlley Brewery CafeOrCoffeeShop Campground Casino ChildCare
  ClothingStore CollegeOrUniversity ComedyClub CommunityHealth ComputerStore Consortium ConvenienceStore Corporation
  DaySpa Dentist DepartmentStore Dermatology DiagnosticLab DietNutrition Distillery DryCleaningOrLaundry
  EducationalOrganization Electrician ElectronicsStore ElementarySchool Emergency EmergencyService EmploymentAgency
  EntertainmentBusiness ExerciseGym FastFoodRestaurant FinancialService FireStation Florist FoodEstablishment
  FurnitureStore GardenStore GasStation GeneralContractor Geriatric GolfCourse GovernmentOffice GovernmentOrganization
  GroceryStore Gynecologic HVACBusiness HairSalon HardwareStore HealthAndBeautyBusiness HealthClub HighSchool HobbyShop
  HomeAndConstructionBusiness HomeGoodsStore Hospital Hostel Hotel HousePainter IceCreamShop IndividualPhysician
  InsuranceAgency InternetCafe JewelryStore LegalService Library LibrarySystem LiquorStore LocalBusiness Locksmith
  LodgingBusiness MedicalBusiness MedicalClinic MedicalOrganization MensClothingStore MiddleSchool Midwifery
  MobilePhoneStore Motel MotorcycleDealer MotorcycleRepair MovieRentalStore MovieTheater MovingCompany MusicStore NGO
  NailSalon NewsMediaOrganization NightClub Notary Nursing Obstetric OfficeEquipmentStore Oncologic OnlineBusiness
  OnlineStore Optician Optometric Otolaryngologic OutletStore PawnShop Pediatric PerformingGroup PetStore Pharmacy
  Physician PhysiciansOffice Physiotherapy PlasticSurgery Plumber Podiatric PoliceStation PoliticalParty PostOffice
  Preschool PrimaryCare ProfessionalService Psychiatric PublicHealth PublicSwimmingPool RadioStation RealEstateAgent
  RecyclingCenter ResearchOrganization Resort Restaurant RoofingContractor School SelfStorage ShoeStore ShoppingCenter
  SkiResort SportingGoodsStore SportsActivityLocation SportsClub SportsOrganization StadiumOrArena Store TattooParlor
  TelevisionStation TennisComplex TireShop TouristInformationCenter ToyStore TravelAgency VacationRental
  VeterinaryCare WholesaleStore Winery WorkersUnion`.split(/\s+/),
);

/** Returns the number of letters that two words have in common at their beginning. */
function countCommonPrefix(word: string, other: string) {
  const differs = [...word].findIndex((letter, index) => letter !== other[index]);
  return differs < 0 ? word.length : differs;
}

/** A type is suggested for a misspelt type only if both start with at least this number of common letters. */
const MIN_COMMON_LETTERS = 4;

/**
 * Returns the type that has the most letters in common with the beginning of a misspelt type. Returns undefined if no
 * type is similar enough.
 */
export function findClosestSchemaType(misspelt: string): string | undefined {
  const [best] = [...schemaTypes]
    .map((type) => ({ type, letters: countCommonPrefix(misspelt.toLowerCase(), type.toLowerCase()) }))
    .toSorted((one, other) => other.letters - one.letters);
  return best && best.letters >= MIN_COMMON_LETTERS ? best.type : undefined;
}
