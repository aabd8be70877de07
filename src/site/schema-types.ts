/** The schema.org types of a firm: subtypes of LocalBusiness and related organisations. */
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

/** Returns the length of the common prefix of two words. */
function commonPrefixLength(word: string, other: string) {
  const differs = [...word].findIndex((letter, index) => letter !== other[index]);
  return differs < 0 ? word.length : differs;
}

/** Returns the type that shares the most letters at the start with a misspelt type. */
export function closestSchemaType(misspelt: string): string | undefined {
  const [best] = [...schemaTypes]
    .map((kind) => ({ kind, letters: commonPrefixLength(misspelt.toLowerCase(), kind.toLowerCase()) }))
    .toSorted((one, other) => other.letters - one.letters);
  return best && best.letters > 3 ? best.kind : undefined;
}
